export { withSecurityHeaders } from './with-security-headers'
