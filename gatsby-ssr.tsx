export { wrapPageElement } from './src/layout/PageShell'

// Styles stand in the order in which components are defined. Loading all templates here makes it the
// same in every build; otherwise it would depend on the page that a process renders first.
const templates = import.meta.webpackContext('./src/templates', { regExp: /\.tsx$/ })
templates.keys().forEach((path) => templates(path))
