/** Styles in addition to Decap's: the panel of issues, in system colors, and lists. */
const css = `
  #content-issues { position: fixed; inset: auto auto 0 0; z-index: 300; box-sizing: border-box;
    width: min(100%, 38rem); max-height: 40vh; overflow: auto; padding: 1rem 1.25rem;
    border: solid CanvasText; border-width: 2px 2px 0 0; border-radius: 0 0.5rem 0 0;
    background: Canvas; color: CanvasText; font: 1rem/1.5 system-ui, sans-serif; }
  #content-issues:not(:has(li)) { padding: 0; border: 0; }
  #content-issues h2 { margin: 0 0 0.5rem; color: inherit; font: inherit; font-weight: 600; }
  #content-issues ul { display: grid; gap: 0.75rem; margin: 0; padding: 0; list-style: none; }
  #content-issues a { display: inline-block; padding-block: 0.25rem; color: LinkText;
    font-weight: 600; text-decoration: underline; }
  #content-issues :is(a, summary):focus-visible { outline: 2px solid; outline-offset: 2px; }
  #content-issues p { margin: 0; font-size: 1rem; line-height: 1.5; color: inherit; }
  #content-issues small { display: block; font-size: 0.875rem; }
  #content-issues summary { min-height: 2rem; font-weight: 600; line-height: 2rem; cursor: pointer; }
  #content-issues li + li, #content-issues details ul { margin-block-start: 0.25rem; }
  #content-issues [role=status]:has(li) + details:not([hidden]) { margin-block-start: 0.75rem; }
  #announcements { position: absolute; overflow: hidden; inline-size: 1px; block-size: 1px;
    clip-path: inset(50%); white-space: nowrap; }
  /* Between the handle and the cross at the top of an entry of a list. */
  [class*="-SortableListItem"] { position: relative; }
  .move-entry { position: absolute; inset-block-start: 0; inset-inline-end: 2.25rem; display: flex; }
  .move-entry button { inline-size: 1.75rem; block-size: 1.625rem; padding: 0; border: 0;
    border-radius: 0.25rem; background: none; color: #3a4052; font: 600 1rem/1 system-ui, sans-serif;
    cursor: pointer; }
  .move-entry button:hover { background: #fff; }
  .move-entry button:focus-visible { outline: 2px solid; outline-offset: -2px; }
  .move-entry button[aria-disabled=true] { opacity: 0.35; cursor: default; }
  /* It is for the list alone. */
  [class*="-ControlContainer"]:has(> div > label[for^="thumbnail-field-"]) { display: none; }
  [class*="-GridCard"]:not(:has([data-testid="entry-card-image"])) { height: auto; }
  /* Decap's gray is too light on white, and its messages are in capitals. */
  [class*="-SidebarNavLink"]:not(.sidebar-active),
  [class*="-AppHeader"] button:not([class*="DropdownButton"]) { color: #5a6270; }
  [class*="-ControlErrorsList"] li { font-size: 0.875rem; text-transform: none; }
  /* The last field is not under it. */
  body:has(#content-issues li) [class*="-ControlPaneContainer"] { padding-block-end: 45vh; }
`

/** There is no deploy preview on this computer. "body" gives the rule precedence over Decap's. */
const localCss = 'body [class*="-PreviewButtonContainer"] { display: none; }'

/** @param isLocal whether saving writes a file on this computer */
export const addStyles = (isLocal: boolean): void =>
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: isLocal ? css + localCss : css }),
  )
