/**
 * The parts of the frame that sections borrow from the shell when a page first needs them (deploy/webpack/shared-modules.ts).
 * A shared module is offered only when it is in the shell's own graph: these imports put it there.
 */
export const offeredParts: readonly (() => Promise<unknown>)[] = [
  () => import('shared-frame/forms'),
  () => import('shared-frame/overlays'),
  () => import('shared-frame/printing'),
  () => import('shared-frame/saving'),
  () => import('shared-frame/select'),
]
