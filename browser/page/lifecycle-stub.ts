/** Written into the head of every page, so that an owner's scripts find `Site` before the page's own script has come. */
export const SITE_STUB =
  'window.Site=window.Site||{INITIALIZED:false,waiting:[[],[]],' +
  'onInitialize:function(f){this.waiting[0].push(f)},onDestroy:function(f){this.waiting[1].push(f)}};';
