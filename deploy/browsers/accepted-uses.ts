/** What a build may use although a listed browser lacks it, and why that is right. */
interface AcceptedUse {
  /** As the fault names it. */
  readonly what: string
  readonly why: string
  /** Only in built files of this name. */
  readonly file?: RegExp
}

/** Methods of objects that the page or a library makes, which only share a name with one that browsers lack. */
const ownMethods: readonly AcceptedUse[] = [
  { what: 'alpha', why: "of MUI's theme, not a DeviceOrientationEvent" },
  { what: 'check', why: "of the batch tool's reader" },
  { what: 'fileName', why: 'of the texts of mfe-account' },
  { what: 'font', why: 'of a PDF document' },
  { what: 'getName', why: "of fontkit's fonts, in PDF documents" },
  { what: 'handle', why: "of Workbox's strategies", file: /^my-sw/ },
  { what: 'icon', why: 'of the texts of favourites' },
  { what: 'image', why: 'of the texts of survey results and of a PDF document' },
  { what: 'number', why: 'of texts and of a PDF document' },
  { what: 'share', why: 'of the texts of the search desk', file: /^page-search-desk/ },
]

/** Asked for at another place than the use. */
const guardedElsewhere: readonly AcceptedUse[] = [
  { what: 'hidePopover', why: 'after popoversWork()', file: /^main/ },
  { what: 'navigator.share', why: 'its button is shown where canShare is true (ShareButtons)', file: /^main/ },
  { what: 'SpeechSynthesisUtterance', why: 'read aloud is offered where useHasVietnameseVoice() is true' },
  { what: 'speechSynthesis', why: 'read aloud is offered where useHasVietnameseVoice() is true' },
  { what: 'startViewTransition', why: 'within a try of React, which the site asks for no transition', file: /^react/ },
]

/** Attributes that something else does the work of where they are unknown. */
const attributes: readonly AcceptedUse[] = [
  { what: 'the attribute closedby', why: 'a press beside the sheet closes it too (MobileMenu)', file: /^main/ },
  {
    what: 'the attribute commandfor',
    why: 'the button opens the dialog by onClick too (dialog-command)',
    file: /^main/,
  },
  { what: 'the attribute popover', why: 'its button leads to the search page, the panel is hidden', file: /^main/ },
  { what: 'the attribute popovertarget', why: 'its button leads to the search page (SearchToggle)', file: /^main/ },
]

const LOOKS = 'the page reads and works the same without it'

/** Styles of which a browser that doesn't know them loses the look alone. */
const looks: readonly AcceptedUse[] = [
  ...[
    'accent-color',
    'break-after: avoid',
    'cursor: default',
    'cursor: grab',
    'cursor: help',
    'cursor: pointer',
    'font-family: ui-monospace',
    'font-family: ui-sans-serif',
    'overscroll-behavior',
    'resize',
    'resize: vertical',
    'scrollbar-width',
    'scrollbar-width: none',
    'text-size-adjust',
    'text-wrap',
    'text-wrap: balance',
    'text-wrap: pretty',
    'text-wrap: wrap',
    ':selection',
  ].map((what) => ({ what, why: LOOKS })),
  { what: ':highlight', why: 'read aloud marks no sentence then' },
  { what: 'contain-intrinsic-height', why: 'long tables are drawn at once then' },
  { what: 'contain-intrinsic-size', why: 'long tables are drawn at once then' },
  { what: 'content-visibility', why: 'long tables are drawn at once then' },
  { what: 'content-visibility: auto', why: 'long tables are drawn at once then' },
  { what: 'grid-template-rows: subgrid', why: 'the lists of the landing page begin at different heights then' },
  { what: 'zoom', why: "of driver.js's styles for old browsers", file: /^tour/ },
]

const ACCEPTED = [...ownMethods, ...guardedElsewhere, ...attributes, ...looks]

/** @param file name of the built file, without its unit */
export const isAccepted = (what: string, file: string): boolean =>
  ACCEPTED.some((use) => use.what === what && (use.file?.test(file) ?? true))
