export {
  beforeHydration,
  hydrated,
  inView,
  loadNow,
  uniqueId,
  withParameters,
  withQuery,
  withQueryOr,
} from './attributes'
