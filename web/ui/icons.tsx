/** A decorative line icon on a 24 by 24 grid, sized like its text. */
export const IconSvg = ({ path }: { path: string | undefined }) => (
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
    <path d={path} />
  </svg>
)

const icon = (path: string) => () => <IconSvg path={path} />

export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16')
export const CloseIcon = icon('M6 6l12 12M18 6L6 18')
export const BackIcon = icon('M19 12H5m6-6l-6 6 6 6')
export const PreviousIcon = icon('M14.5 6l-6 6 6 6')
export const NextIcon = icon('M9.5 6l6 6-6 6')
export const UpIcon = icon('M12 19V5m-6 6l6-6 6 6')
export const DownIcon = icon('M12 5v14m6-6l-6 6-6-6')
export const SearchIcon = icon('M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20 20')
export const CheckIcon = icon('M5 12.5l4.5 4.5L19 7.5')
export const DownloadIcon = icon('M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14')
export const PauseIcon = icon('M9 6v12M15 6v12')
export const PlayIcon = icon('M8 5.5v13l10.5-6.5z')
export const SunIcon = icon(
  'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
)
export const MoonIcon = icon('M20 14.5A8 8 0 119.5 4a6.5 6.5 0 0010.5 10.5z')
