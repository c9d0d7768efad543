import { jest } from '@jest/globals'

// `npm test` alone: who runs one file sees each failure at once. What needed the second try is named (deploy/stages/stage.ts).
if (process.env.SECOND_TRY) jest.retryTimes(1, { logErrorsBeforeRetry: true })
