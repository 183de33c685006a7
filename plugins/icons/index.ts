export { useSymbol } from './page-symbols'
