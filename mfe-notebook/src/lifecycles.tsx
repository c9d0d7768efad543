import { defineRemote } from 'shared-ui/remote'
import { remote } from '../remote'
import { pages } from './routes'

export const { bootstrap, mount, unmount, prepare } = defineRemote({ info: remote, pages })
