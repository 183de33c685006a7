export { policy } from './content-security-policy'
export { withSecurityHeaders } from './with-security-headers'
