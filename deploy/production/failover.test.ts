import { expect, test } from '@jest/globals'
import { Client } from 'pg'
import { findPostgres } from '../machine/postgres-programs'
import { startReplicatedPostgres } from './testing/replicated-postgres'

const programs = findPostgres(() => null)
const run = programs ? test : test.skip

run('a failover loses no write that was acknowledged, and writes go on within ten seconds', async () => {
  const servers = await startReplicatedPostgres(programs ?? '')
  const connect = async (server: string) => {
    const client = new Client({ connectionString: `postgres://postgres@${server}/postgres` })
    // What breaks is told by the query that was under way.
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  try {
    const first = await connect(servers.primary)
    await first.query('create table writes (id integer primary key)')
    const acknowledged: number[] = []
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      const client = await connect(servers.primary)
      try {
        for (let id = writer; ; id += 4) {
          await client.query('insert into writes values ($1)', [id])
          acknowledged.push(id)
          if (acknowledged.length === 400) await servers.killPrimary()
        }
      } catch {
        // The primary is gone.
      }
    })
    await Promise.all(writers)
    const goneAt = Date.now()
    servers.promoteStandby()
    const second = await connect(servers.standby)
    await second.query('insert into writes values (-1)')
    expect(Date.now() - goneAt).toBeLessThan(10_000)
    const { rows } = await second.query<{ id: number }>('select id from writes')
    const kept = new Set(rows.map(({ id }) => id))
    expect(acknowledged.length).toBeGreaterThanOrEqual(400)
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    await second.end()
  } finally {
    await servers.stop()
  }
})
