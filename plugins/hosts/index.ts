export { forHost, type HostName, selectedHost } from './write-host-files'
