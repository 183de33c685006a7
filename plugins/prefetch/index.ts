export { prefetchHeaders } from './speculation-rules'
