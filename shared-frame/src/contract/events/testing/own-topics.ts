/** A section's own topics, as its package would declare them. */
declare module 'shared-frame/events' {
  interface Topics {
    'menus/week-shown': { readonly week: number }
    /** Named after no unit: of a shell that is newer than this one. */
    'weather/changed': { readonly warm: boolean }
  }
}

export {}
