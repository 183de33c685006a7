export { buildStylePolicy, policy, type OtherOrigins } from './content-security-policy'
export { buildSecurityHeaders, inlineScriptsIn, type Hsts } from './security-headers'
export { immutableFiles, withHeaders } from './with-headers'
