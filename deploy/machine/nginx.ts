import path from 'node:path'
import { findOnPath, installDebianPackage } from './programs'

/** The program nginx, installed first where this is Debian and root runs it; null: there is none. */
export async function findNginx(): Promise<string | null> {
  // Debian keeps it where only root's PATH looks.
  const find = () => findOnPath(['nginx'], [process.env.PATH ?? '', '/usr/sbin'].join(path.delimiter))
  return find() ?? ((await installDebianPackage('nginx-light')) ? find() : null)
}
