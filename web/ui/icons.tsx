import type { ReactNode } from 'react'

/** A decorative line icon on a 24 by 24 grid, sized like its text. */
export const IconSvg = ({ children }: { children: ReactNode }) => (
  <svg
    width="1.25em"
    height="1.25em"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

const icon = (drawing: ReactNode) => () => <IconSvg>{drawing}</IconSvg>

export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />)
export const CloseIcon = icon(<path d="M6 6l12 12M18 6L6 18" />)
export const BackIcon = icon(<path d="M19 12H5m6-6l-6 6 6 6" />)
export const PreviousIcon = icon(<path d="M14.5 6l-6 6 6 6" />)
export const NextIcon = icon(<path d="M9.5 6l6 6-6 6" />)
export const UpIcon = icon(<path d="M12 19V5m-6 6l6-6 6 6" />)
export const DownIcon = icon(<path d="M12 5v14m6-6l-6 6-6-6" />)
export const SearchIcon = icon(
  <path d="M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20 20" />,
)
export const CheckIcon = icon(<path d="M5 12.5l4.5 4.5L19 7.5" />)
export const DownloadIcon = icon(<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14" />)
export const PauseIcon = icon(<path d="M9 6v12M15 6v12" />)
export const PlayIcon = icon(<path d="M8 5.5v13l10.5-6.5z" />)
export const SunIcon = icon(
  <path d="M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4L19 5" />,
)
export const MoonIcon = icon(<path d="M20 14.5A8 8 0 119.5 4a6.5 6.5 0 0010.5 10.5z" />)
