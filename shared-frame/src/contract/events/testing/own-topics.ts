/** Topics as other packages declare them. */
declare module 'shared-frame/events' {
  interface Topics {
    /** A section's own. */
    'menus/week-shown': { readonly week: number }
    /** Named after no unit: of a shell that is newer than this one. */
    'weather/changed': { readonly warm: boolean }
  }
}

export {}
