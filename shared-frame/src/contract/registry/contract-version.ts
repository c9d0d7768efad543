import { version } from '../../../surface.json'

/** The version of the contract between the site and its units: the version of this package. */
export const CONTRACT_VERSION: string = version
