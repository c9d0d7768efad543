import { pageOpener } from 'shared-frame/testing'
import { remote } from '../../remote'
import { pages } from '../routes'

/** A page of this section in a browser. */
export const openPage = pageOpener(remote, pages)
