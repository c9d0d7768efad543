import type * as Federated from '../../../../shell/src/composition/section-federation'

/** In place of shell/src/composition/section-federation.ts in the monolith, whose sections are no containers. */
export const offerFederation: typeof Federated.offerFederation = () => {}
