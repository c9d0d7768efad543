import { startStandalone } from 'shared-ui/standalone'
import { remote } from '../remote'
import * as lifecycles from './lifecycles'

/** `npm run dev -w` this section: it runs alone, with a stand-in for the shell. */
void startStandalone({ info: remote, lifecycles })
