import { defineServerUnit } from 'shared-ui/server'
import { remote } from '../remote'
import { pages } from './routes'

/** The interface of a section's server bundle, see `ServerUnit` in shared-contracts/remotes. */
export const unit = defineServerUnit({ info: remote, pages })
