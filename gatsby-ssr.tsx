export { wrapPageElement } from './src/layout/PageShell'

// Styles stand in the order in which components are defined. Loading all pages here makes it the
// same in every build; otherwise it would depend on the page that a process renders first.
const pages = import.meta.webpackContext('./src', { regExp: /\/(pages|templates)\/.+\.tsx$/ })
pages.keys().forEach((path) => pages(path))
