import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeCertificate } from '../../bench/variants/certificate'
import { freePort } from '../../machine/ports'
import { ask } from './ask'
import { type NginxPlace, nginxConfig } from './nginx-config'

export interface TestNginx {
  readonly url: string
  /** The same site without TLS. */
  readonly plainUrl: string
  stop(): Promise<void>
}

/** nginx with the shipped configuration on a free port, before these document hosts. */
export async function startNginx(program: string, options: Pick<NginxPlace, 'hosts' | 'atOnce'>): Promise<TestNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const [port, plainPort] = [await freePort(), await freePort()]
  const { key, cert } = await makeCertificate()
  writeFileSync(path.join(folder, 'privkey.pem'), key)
  writeFileSync(path.join(folder, 'fullchain.pem'), cert)
  const config = path.join(folder, 'nginx.conf')
  const site = readFileSync(path.join(__dirname, '../../nginx/site.conf'), 'utf8')
  writeFileSync(config, nginxConfig(site, { ...options, folder, port, plainPort, asRoot: process.getuid?.() === 0 }))
  const args = ['-c', config, '-e', path.join(folder, 'error.log')]
  // Throws with what nginx says against the configuration.
  execFileSync(program, ['-t', ...args], { stdio: 'pipe' })
  const server = spawn(program, args, { stdio: 'ignore' })
  const ended = once(server, 'exit')
  const url = `https://127.0.0.1:${port}`
  const plainUrl = `http://127.0.0.1:${plainPort}`
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const giveUpAt = Date.now() + 20_000
  for (;;) {
    try {
      await ask(`${url}/healthz`)
      return { url, plainUrl, stop }
    } catch (error) {
      if (Date.now() > giveUpAt) {
        await stop()
        throw new Error('nginx did not start', { cause: error })
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
