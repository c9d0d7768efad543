import { expect, test } from '@jest/globals'
import { WrongSettings } from 'service-host'
import { readWebSettings } from './settings'

test.each([{ OVERRIDES: 'true' }, { LIVE_RELOAD: 'true' }])(
  '%j, which is for developers, is refused in production',
  (environment) => {
    const secret = { SERVICE_SECRET: 's'.repeat(32) }
    expect(() => readWebSettings({ ...secret, ...environment, NODE_ENV: 'production' })).toThrow(WrongSettings)
    expect(() => readWebSettings({ ...secret, ...environment, NODE_ENV: 'development' })).not.toThrow()
    expect(() => readWebSettings({ ...secret, NODE_ENV: 'production' })).not.toThrow()
  },
)
