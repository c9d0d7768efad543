/**
 * For what a press asks for: without network it fails at once, so that the list says so and offers to try again, instead of waiting without a word; once the
 * network is back it is asked for by itself.
 */
export const ALSO_OFFLINE = { networkMode: 'always', refetchOnReconnect: true } as const
