<#import "template.ftl" as layout>
<@layout.registrationLayout displayMessage=false; section>
  <#if section == "header">
    ${msg("errorTitle")}
  <#elseif section == "form">
    <p>${kcSanitize(message.summary)?no_esc}</p>
    <#if properties.portalUrl?has_content>
      <p class="choices"><a class="primary" href="${properties.portalUrl}/platform/home-portal">${msg("backToApplication")}</a></p>
    </#if>
  </#if>
</@layout.registrationLayout>
