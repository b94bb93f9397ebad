/** Waits for the style sheet that a built page names beside its scripts; a page without its styles still answers. */
export const siteSheet = async (): Promise<void> => {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  if (!link || link.sheet) return
  await new Promise((settle) => {
    link.addEventListener('load', settle)
    link.addEventListener('error', settle)
  })
}
