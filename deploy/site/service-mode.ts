/**
 * NODE_ENV of a service: what the environment says; else production, without which React renders several times slower.
 * Settings that production refuses (no rate limits, overrides) are asked for on purpose: their service runs in development.
 */
export function serviceMode(name: string, env: NodeJS.ProcessEnv): string {
  if (env.NODE_ENV) return env.NODE_ENV
  const isOn = (value: string | undefined) => ['1', 'true', 'on', 'yes'].includes((value ?? '').toLowerCase())
  if (name === 'web') return isOn(env.OVERRIDES) || isOn(env.LIVE_RELOAD) ? 'development' : 'production'
  return env.RATE_LIMITS === 'off' ? 'development' : 'production'
}
