import { createTheme } from '@mui/material/styles'

/**
 * The MUI theme of forms and overlays. Every value refers to a token of tokens.css, so the dark scheme and reduced motion
 * come with the variables; `nativeColor` lets MUI mix colours in CSS instead of reading them.
 */
export const muiTheme = createTheme({
  cssVariables: { nativeColor: true, cssVarPrefix: 'mui', disableCssColorScheme: true },
  palette: {
    primary: tone('action', 'var(--color-action-strong)', 'var(--color-on-action)'),
    secondary: tone('accent', 'var(--color-accent-text)', 'var(--color-text)'),
    error: tone('danger', 'var(--color-danger)', 'var(--color-danger-soft)'),
    warning: tone('warning', 'var(--color-warning)', 'var(--color-warning-soft)'),
    info: tone('info', 'var(--color-info)', 'var(--color-info-soft)'),
    success: tone('action', 'var(--color-action-strong)', 'var(--color-on-action)'),
    text: { primary: 'var(--color-text)', secondary: 'var(--color-text-soft)', disabled: 'var(--color-text-soft)' },
    background: { default: 'var(--color-ground)', paper: 'var(--color-surface)' },
    divider: 'var(--color-line)',
    action: {
      active: 'var(--color-text-soft)',
      hover: 'var(--color-sunken)',
      selected: 'var(--color-action-soft)',
      focus: 'var(--color-sunken)',
    },
  },
  shape: { borderRadius: 16 },
  spacing: 4,
  typography: {
    fontFamily: 'var(--font-text)',
    htmlFontSize: 17,
    fontSize: 17,
    fontWeightMedium: 600,
    fontWeightBold: 600,
    body1: { fontSize: '1rem', lineHeight: 'var(--leading-text)' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  transitions: { duration: { enteringScreen: 180, leavingScreen: 140, shortest: 110, shorter: 140, short: 180 } },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiPaper: { defaultProps: { elevation: 0 } },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          minHeight: 'var(--touch)',
          borderRadius: 'var(--radius-m)',
          background: 'var(--color-surface)',
          '&.Mui-focused': { outline: '3px solid var(--color-focus)', outlineOffset: 2 },
        },
        input: {
          padding: '0.7em 1em',
          height: 'auto',
          lineHeight: 1.4,
          '&::placeholder': { color: 'var(--color-text-soft)', opacity: 1 },
        },
        notchedOutline: { borderColor: 'var(--color-line-strong)', borderWidth: '1.5px !important' },
      },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: {
          padding: '12px 16px',
          borderRadius: 'var(--radius-m)',
          background: 'var(--color-text)',
          color: 'var(--color-ground)',
          fontSize: 'var(--size-s)',
          fontWeight: 400,
          lineHeight: 1.5,
        },
        arrow: { color: 'var(--color-text)' },
      },
    },
  },
})

function tone(name: string, dark: string, contrastText: string) {
  const main = `var(--color-${name})`
  return { main, light: main, dark, contrastText }
}
