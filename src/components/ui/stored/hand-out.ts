/** Offers a text to the player as a file. */
export function handOut(name: string, text: string, ending: 'json' | 'txt' = 'json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: ending === 'json' ? 'application/json' : 'text/plain' }));
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'game'}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
