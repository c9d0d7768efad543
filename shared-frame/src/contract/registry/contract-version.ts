import { version } from '../../../surface.json'

/** The version of the frame contract between the shell and its sections: the version of this package. */
export const CONTRACT_VERSION: string = version
