import { expect, test } from '@jest/globals'
import Fastify from 'fastify'
import { parseServiceContract } from 'shared-contracts/call-contract'
import { callAddresses } from 'shared-contracts/calls'
import { CONTRACT_PATH, registerContract } from './contract-route'

test('anybody may ask which shapes of every call are served', async () => {
  const server = Fastify()
  registerContract(server)
  const answer = await server.inject(CONTRACT_PATH)
  expect(answer.headers['cache-control']).toBe('public, max-age=60')
  const contract = parseServiceContract(answer.json())
  expect(Object.keys(contract?.calls ?? {}).sort()).toEqual(Object.keys(callAddresses).sort())
  expect(contract?.calls['Article/GetById']?.shapes).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/)])
})
