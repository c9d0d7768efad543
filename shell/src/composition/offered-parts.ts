/**
 * The parts of shared-ui that sections borrow from the shell when a page first needs them (deploy/webpack/shared-modules.ts).
 * A shared module is offered only when it is in the shell's own graph: these imports put it there.
 */
export const offeredParts: readonly (() => Promise<unknown>)[] = [
  () => import('shared-ui/forms'),
  () => import('shared-ui/overlays'),
  () => import('shared-ui/printing'),
  () => import('shared-ui/saving'),
  () => import('shared-ui/select'),
]
