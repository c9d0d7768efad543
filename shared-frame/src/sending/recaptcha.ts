interface Recaptcha {
  ready(callback: () => void): void
  execute(siteKey: string, options: { readonly action: string }): Promise<string>
}

declare global {
  var grecaptcha: Recaptcha | undefined
}

/** The four ways in which the wrapper fails. */
export const recaptchaErrors = {
  missingKey: 'Captcha chưa có khóa.',
  missingVersion: 'Captcha chưa có phiên bản.',
  scriptFailed: 'Chưa tải được captcha. Bạn kiểm tra mạng rồi thử lại nhé.',
  executeFailed: 'Captcha chưa trả lời. Bạn thử lại nhé.',
} as const

let loading: Promise<Recaptcha> | null = null

/** Google's token for this visit; its script is fetched when a form is sent, not before. */
export async function loadRecaptchaAnswer(site: { readonly siteKey: string | null; readonly version: number | null }) {
  const { siteKey, version } = site
  if (!siteKey) throw new Error(recaptchaErrors.missingKey)
  if (!version) throw new Error(recaptchaErrors.missingVersion)
  loading ??= loadScript(siteKey)
  const recaptcha = await loading.catch((error: unknown) => {
    loading = null
    throw error
  })
  try {
    return await recaptcha.execute(siteKey, { action: 'submit' })
  } catch (cause) {
    throw new Error(recaptchaErrors.executeFailed, { cause })
  }
}

function loadScript(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.async = true
    script.onerror = () => reject(new Error(recaptchaErrors.scriptFailed))
    script.onload = () => {
      const { grecaptcha } = globalThis
      if (!grecaptcha) reject(new Error(recaptchaErrors.scriptFailed))
      else grecaptcha.ready(() => resolve(grecaptcha))
    }
    document.head.append(script)
  })
}
