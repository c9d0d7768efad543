/**
 * Something stayed in an outbox for a reason that passes: the shell tries again after a pause. Told on the window, because each unit
 * has a copy of this code.
 */
export const OUTBOX_WAITS = 'outbox-waits'
