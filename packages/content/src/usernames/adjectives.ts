export const adjectives: readonly string[] = `
  able active agile airy alert amber amiable ample apt artful azure balanced beaming blithe bold brave
  breezy bright brisk bubbly buoyant calm candid careful cheerful cheery chipper civil classic clear
  clever coastal colorful comfy composed constant cordial cosmic cozy crisp curious dapper daring
  dashing deft diligent dreamy eager earnest elegant eloquent epic equal even exact fabled famous
  fearless festive fleet fluent frank fresh friendly frosty gallant generous genial gentle glad
  gleaming glowing golden graceful grand grateful happy hardy hearty helpful honest hopeful humble
  ideal inventive jaunty jolly jovial joyful jubilant keen kind lasting leafy lively loyal lucid lucky
  lunar mellow merry mighty mindful misty modest musical neat nifty nimble novel open peaceful placid
  playful plucky poised polished polite prompt quick quiet radiant rapid ready relaxed resolute rosy
  rustic serene sincere social solar sparkling speedy sprightly spry steady sunny swift thoughtful
  tidy tranquil trusty upbeat valiant vivid warm wise witty zesty
`
  .trim()
  .split(/\s+/);
