import { LANDSCAPE_HEIGHT_PX } from 'shared-contracts/constants'

/** What opens a keyboard. */
const TYPED =
  'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=color], [type=button], [type=submit], [type=reset], [type=hidden])'

/**
 * On a phone lying on its side the keyboard leaves a strip of at most 375 px. The field that is typed into, of whatever form, is
 * brought to its top, at once and again when the keyboard has opened; what lies over the page goes away meanwhile (base.css).
 * Returns the function that ends it.
 */
export function followFields(): () => void {
  let field: Element | null = null
  const strip = window.visualViewport ?? window

  function bringUp(): void {
    const isLow = field !== null && window.innerHeight <= LANDSCAPE_HEIGHT_PX
    document.documentElement.toggleAttribute('data-low-typing', isLow)
    // With its label, where it has one round it.
    if (isLow) (field?.closest('label') ?? field)?.scrollIntoView({ block: 'start' })
  }
  function follow(target: EventTarget | null): void {
    field = target instanceof Element && target.matches(TYPED) ? target : null
    bringUp()
  }
  const enter = ({ target }: Event): void => follow(target)
  function leave(): void {
    field = null
    bringUp()
  }

  document.addEventListener('focusin', enter)
  document.addEventListener('focusout', leave)
  strip.addEventListener('resize', bringUp)
  follow(document.activeElement)
  return () => {
    document.removeEventListener('focusin', enter)
    document.removeEventListener('focusout', leave)
    strip.removeEventListener('resize', bringUp)
  }
}
