export { selectedHost, type HostName } from './host-names'
export { isImmutableScript } from './host-requirements'
export { forHost } from './write-host-files'
