export { isImmutableScript } from './host-requirements'
export { forHost, type HostName, selectedHost } from './write-host-files'
