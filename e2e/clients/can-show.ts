/** Whether a picture can be shown, as pages show pictures. */
export function canShow(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    picture.src = url;
  });
}
