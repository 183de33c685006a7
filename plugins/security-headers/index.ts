export { policy } from './content-security-policy'
export { immutableFiles, withSecurityHeaders } from './with-security-headers'
