import { pageRenderer } from 'shared-ui/testing'
import { remote } from '../../remote'
import { unit } from '../server'

/** A page of this section as the document host makes it. */
export const renderPage = pageRenderer(remote, unit)
