import { TestEnvironment } from 'jest-environment-node'
import { shareEnvironment } from './shared-environment'

export default shareEnvironment(TestEnvironment)
