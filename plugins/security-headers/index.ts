export { buildStylePolicy, hashSource, policy, type OtherOrigins } from './content-security-policy'
export { buildSecurityHeaders, inlineScriptsIn, type Hsts } from './security-headers'
export { immutableFiles, withHeaders, type HeadersOfPath } from './with-headers'
