export { forHost } from './for-host'
export { selectedHost, type HostName } from './host-names'
export { isImmutableScript } from './host-requirements'
