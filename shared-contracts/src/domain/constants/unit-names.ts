/** The units that are deployed on their own. A section's name is the name of its federated container. */
export const UNIT_NAMES = ['shell', 'menus', 'health', 'notebook', 'account', 'surveys', 'staff', 'desk'] as const
export type KnownUnitName = (typeof UNIT_NAMES)[number]

/** Form of a release's version, which is also the name of its folder. */
export const RELEASE_VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]*$/
