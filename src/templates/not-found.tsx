import { NotFoundPage } from '../features/errors/ErrorScreen'

/** The page for addresses that do not exist. */
export default function PageNotFound() {
  return <NotFoundPage reason="pageNotFound" />
}
