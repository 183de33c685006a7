export { deployContext, type DeployContext } from './deploy-context'
export { forHost } from './for-host'
export { parseHostOption, selectedHost, type HostName } from './host-names'
export { isImmutableScript } from './host-requirements'
