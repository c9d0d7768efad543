// @ts-check
import Fastify from 'fastify'

/*
 * What nothing can beat with the same tool: a Fastify that sends one string. `fork` it for fair load; plain JavaScript, as to start
 * another loader takes longer than a small run asks of it.
 */
const body = process.argv[2] ?? '{"success":true}'
const type = process.argv[3] ?? 'application/json'
const app = Fastify()
app.get('/', (_request, reply) => reply.type(type).send(body))
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.(address)
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1000)
})
process.on('disconnect', () => process.exit(0))
