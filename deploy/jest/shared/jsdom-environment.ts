import { TestEnvironment } from 'jest-environment-jsdom'
import { keepWindow } from './kept-window'
import { shareEnvironment } from './shared-environment'

export default shareEnvironment(TestEnvironment, ({ dom }) => (dom ? keepWindow(dom) : () => undefined))
