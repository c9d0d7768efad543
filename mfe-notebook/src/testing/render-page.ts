import { defineServerUnit } from 'shared-frame/server'
import { pageRenderer } from 'shared-frame/testing'
import { remote } from '../../remote'
import { pages } from '../routes'

/** A page of this section as the document host makes it. */
export const renderPage = pageRenderer(remote, defineServerUnit({ info: remote, pages }))
